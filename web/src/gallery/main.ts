import { mount } from 'svelte';
import '../look/base.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('gallery.html has no element with the id "app"');
mount(Gallery, { target });

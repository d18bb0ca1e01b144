/** Big moments, shown large over the table while their line is shown. */
export interface Moment {
  /** Good or bad for the viewer; plain if it concerns others. */
  tone: 'good' | 'bad' | 'plain';
  title: string;
  text?: string;
  /** Why it could not be helped. */
  reason?: string;
  /** The card it is about, as the game writes it. */
  card?: string | number;
  /** The die that was rolled. */
  die?: number;
}

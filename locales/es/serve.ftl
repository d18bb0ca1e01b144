### recess serve: lo que lee quien gestiona el servidor.

serve-listening = Recess está en { $url }
serve-data = Las mesas se guardan en { $path }
serve-stop-how = Pulsa Ctrl-C para pararlo. Cuando el servidor vuelve, las partidas siguen donde estaban.
serve-stopping = Parando: los jugadores se reconectarán cuando el servidor vuelva.
serve-stopped = Parado.
serve-admin = Las métricas y el estado del servidor están en { $url }
serve-everybody = Puede jugar cualquiera que llegue a esta máquina. Para Internet, pon delante un proxy con HTTPS y añade --behind-proxy.
serve-cannot-open = No se pudo abrir ningún navegador: ve tú a la dirección.
serve-rehearsal = Esto es un ensayo: cada mezcla se deduce de la semilla y nada es secreto.

serve-bad-address = --listen: «{ $value }» no es una dirección con puerto. Prueba 127.0.0.1:7777, o 0.0.0.0:7777 para toda tu red.
serve-bad-admin = --admin: «{ $value }» no es una dirección con puerto. Prueba 127.0.0.1:9777.
serve-bad-proxy = --behind-proxy: «{ $value }» no es una dirección ni una red. Prueba --behind-proxy=127.0.0.1 o --behind-proxy=10.0.0.0/8,192.168.1.2.
serve-bad-log = --log: no se conoce «{ $value }». Elige text, json u off.
serve-rehearse-alone = --rehearse es solo para ti: con la semilla se puede saber cada carta. Quita --listen o escucha en 127.0.0.1.
serve-no-home = No hay un lugar para las mesas de este usuario. Indica un archivo con --data FILE.
serve-port-taken = { $address } ya está en uso, quizá por otro Recess. Páralo, o elige otro puerto con --listen, por ejemplo 127.0.0.1:7800.
serve-port-forbidden = Este usuario no puede usar { $address }. Elige con --listen un puerto a partir de 1024, por ejemplo 127.0.0.1:7777.
serve-cannot-listen = Recess no puede escuchar en { $address }: { $error }. Elige otra dirección con --listen.

serve-store-not-ours = { $path } no es un archivo de mesas de Recess. Indica otro archivo con --data; si no existe, se crea.
serve-key-unusable = La clave con la que este servidor firma las partidas no se puede usar: { $path }: { $error }. Vuelve a poner el archivo correcto. Si se ha perdido, bórralo y el servidor creará una clave nueva; los jugadores verán que ha cambiado.
serve-store-newer = { $path } lo escribió un Recess más nuevo (versión { $theirs } del archivo; este programa conoce la { $ours }). Usa el programa más nuevo, u otro archivo con --data.
serve-store-unwritable = No se puede escribir { $path }: { $error }. Indica con --data un archivo en un directorio en el que puedas escribir.
serve-store-locked = { $path } está en uso, seguramente por otro recess serve. Páralo, o indica otro archivo con --data.
serve-store-full = El disco de { $path } está lleno. Haz sitio: las mesas esperan hasta poder guardarse y luego siguen.
serve-store-slow = El disco de { $path } no responde. Las mesas esperan hasta poder guardarse y luego siguen.
serve-store-gone = Alguien movió, borró o sustituyó { $path } mientras el servidor lo usaba. Vuelve a poner ese mismo archivo en su sitio: hasta entonces las mesas esperan y no pierden nada. Si no se puede recuperar, detén el servidor y restaura una copia.
serve-store-damaged = { $path } está dañado: { $error }. Déjalo como está. Cópialo, rescata lo legible con «sqlite3 COPIA .recover | sqlite3 RESCATADO» e indica con --data el archivo rescatado o una copia de seguridad.
serve-store-unreadable = No se puede leer una mesa de { $path }: { $error }. A las demás mesas no les afecta.
serve-store-no-directory = No existe la carpeta { $dir } para { $path }. Créala o indica otro archivo con --data.
serve-store-trouble = { $path } da problemas: { $error }.
serve-store-conflict = Una mesa está guardada de otra manera que como se entregó: ¿usa alguien más el archivo?
serve-store-closed = El almacén está cerrado.

serve-no-client = Recess está en marcha, pero no se incluyó el cliente para el navegador.
serve-no-client-how = Constrúyelo con «make web» en el directorio del código (hace falta Node.js), y luego vuelve a compilar y a iniciar Recess.

cli-serve-about = Ofrece mesas: se juega en el navegador, a solas o con otros
cli-serve-after =
    Ejemplos:
      recess serve --open                     mesas en esta máquina, en un navegador
      recess serve --listen 0.0.0.0:7777      para toda tu red
      recess serve --data games.db --log json mesas en el archivo que quieras, un registro para máquinas

    RECESS_LISTEN, RECESS_DATA y RECESS_LOG valen como --listen, --data y --log.
    Ctrl-C para el servidor. Cada jugada está en el disco antes de que nadie la vea: al volver, las partidas siguen.
cli-serve-listen = Dirección y puerto [normalmente 127.0.0.1:7777, o el siguiente puerto libre]
cli-serve-data = Archivo en que se guardan las mesas [normalmente tables.db entre los datos del usuario]
cli-serve-admin = Dirección y puerto para métricas y estado del servidor, como 127.0.0.1:9777 [normalmente ninguna]
cli-serve-log = Cómo se escribe el registro en la salida de errores [normalmente text]
cli-serve-open = Abre un navegador
cli-serve-behind-proxy = Cree a estos proxies sobre quién pregunta (X-Forwarded-For): direcciones o redes, como en =10.0.0.0/8 [sin ninguna: esta máquina]
cli-serve-max-tables = Mesas abiertas a la vez [normalmente 20000]
cli-serve-max-connections = Conexiones a la vez [normalmente 100000]
cli-serve-max-connections-each = Conexiones a mesas a la vez desde una dirección [normalmente 64]
cli-serve-max-tables-each = Mesas y asientos que una dirección puede tomar por minuto [normalmente 60]
cli-serve-max-requests-each = Cuántas partidas, ejemplos y listas por minuto y dirección [normalmente 240]
cli-serve-max-messages = Mensajes por segundo de una conexión [normalmente 10]
cli-serve-with = Ofrece también este juego, que no está en la lista; se puede dar varias veces
cli-serve-rehearse = Baraja según esta semilla, siempre igual: para pruebas e imágenes

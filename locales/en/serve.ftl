### recess serve: texts for the operator of a server.

serve-listening = Recess is running at { $url }
serve-data = Tables are saved in { $path }
serve-stop-how = Press Ctrl-C to stop. Games continue where they left off when you start the server again.
serve-stopping = Stopping. Players reconnect when the server is back.
serve-stopped = Stopped.
serve-admin = Metrics and health details are at { $url }
serve-everybody = Anybody who can reach this machine can play. On the open internet, put an HTTPS proxy in front and add --behind-proxy.
serve-cannot-open = Could not open a browser. Go to the address yourself.
serve-rehearsal = This is a rehearsal: the seed decides every shuffle, and nothing is secret.

serve-bad-address = --listen: “{ $value }” is not an address with a port. Try 127.0.0.1:7777, or 0.0.0.0:7777 for everybody on your network.
serve-bad-admin = --admin: “{ $value }” is not an address with a port. Try 127.0.0.1:9777.
serve-bad-proxy = --behind-proxy: “{ $value }” is not an address or a network. Try --behind-proxy=127.0.0.1 or --behind-proxy=10.0.0.0/8,192.168.1.2.
serve-bad-log = --log: “{ $value }” is not a log format. Choose text, json or off.
serve-rehearse-alone = --rehearse makes every card predictable, so it is only for this machine. Leave out --listen, or listen on 127.0.0.1.
serve-no-home = Could not find a data directory for this user. Name a file with --data FILE.
serve-port-taken = { $address } is already in use, perhaps by another Recess. Stop that one, or choose another port with --listen, such as 127.0.0.1:7800.
serve-port-forbidden = This user may not use { $address }. Choose a port from 1024 up with --listen, such as 127.0.0.1:7777.
serve-cannot-listen = Recess cannot listen on { $address }: { $error }. Choose another address with --listen.

serve-store-not-ours = { $path } is not a Recess table file. Name another file with --data; it is created if it does not exist.
serve-key-unusable = The key with which this server signs games cannot be used: { $path }: { $error }. Put the right file back. If it is lost, delete it, and the server makes a new key; players will see that it has changed.
serve-store-newer = { $path } was written by a newer Recess (file version { $theirs }; this program knows { $ours }). Use the newer program, or another file with --data.
serve-store-unwritable = Cannot write { $path }: { $error }. Name a file with --data in a directory you can write to.
serve-store-locked = { $path } is in use, probably by another recess serve. Stop that one, or name another file with --data.
serve-store-full = The disk that holds { $path } is full. Free some space: tables wait until they can be saved, and then continue.
serve-store-slow = The disk that holds { $path } does not answer. Tables wait until they can be saved, and then continue.
serve-store-gone = { $path } was moved, deleted or replaced while the server was using it. Put that very file back under its name: tables wait until then and lose nothing. If it cannot be brought back, stop the server and restore a backup.
serve-store-damaged = { $path } is damaged: { $error }. Leave it as it is. Copy it, rescue what can be read with “sqlite3 COPY .recover | sqlite3 RESCUED”, and name the rescued file or a backup with --data.
serve-store-unreadable = A table in { $path } cannot be read: { $error }. The other tables are not affected.
serve-store-no-directory = There is no directory { $dir } for { $path }. Create it, or name another file with --data.
serve-store-trouble = Cannot use { $path }: { $error }.
serve-store-conflict = A table in the file differs from what was saved. Is another program using the file?
serve-store-closed = The store is closed.

serve-no-client = Recess is running, but this build has no browser client.
serve-no-client-how = Build it with “make web” in the source directory (this needs Node.js), then build and start Recess again.

cli-serve-about = Run a server: play in the browser, alone or with others
cli-serve-after =
    Examples:
      recess serve --open                     play on this machine, in a browser
      recess serve --listen 0.0.0.0:7777      for everybody on your network
      recess serve --data games.db --log json your own file for the tables, JSON logs

    The variables RECESS_LISTEN, RECESS_DATA and RECESS_LOG replace --listen, --data and --log.
    Ctrl-C stops the server. Every move is saved before anybody sees it, so games continue after a restart.
cli-serve-listen = Address and port [default: 127.0.0.1:7777, or the next free port]
cli-serve-data = File that holds the tables [default: tables.db in the user's data directory]
cli-serve-admin = Address and port for metrics and health details, such as 127.0.0.1:9777 [default: none]
cli-serve-log = Log format on standard error: text, json or off [default: text]
cli-serve-open = Open a browser
cli-serve-behind-proxy = Believe these proxies about client addresses (X-Forwarded-For): addresses or networks, as in =10.0.0.0/8 [without any: this machine]
cli-serve-max-tables = Most tables open at once [default: 20000]
cli-serve-max-connections = Most connections at once [default: 100000]
cli-serve-max-connections-each = Most table connections at once per address [default: 64]
cli-serve-max-tables-each = Most tables and seats per address and minute [default: 60]
cli-serve-max-requests-each = Most replays, examples and lists per address and minute [default: 240]
cli-serve-max-messages = Most messages per second and connection [default: 10]
cli-serve-with = Also offer this game, which is not listed; can be given several times
cli-serve-rehearse = Shuffle from this seed, always the same way, for tests and pictures

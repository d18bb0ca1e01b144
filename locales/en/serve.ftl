### recess serve: what whoever runs the server reads.

serve-listening = Recess is at { $url }
serve-data = Tables are kept in { $path }
serve-stop-how = Press Ctrl-C to stop. Games go on where they were when the server is started again.
serve-stopping = Stopping: players reconnect when the server is back.
serve-stopped = Stopped.
serve-everybody = Anybody who can reach this machine can play. For the open internet, put a proxy with HTTPS in front, and add --behind-proxy.
serve-cannot-open = No browser could be opened; go to the address yourself.
serve-rehearsal = This is a rehearsal: every shuffle follows from the seed, and nothing is secret.

serve-bad-address = --listen: “{ $value }” is no address with a port. Try 127.0.0.1:7777, or 0.0.0.0:7777 for everybody in your network.
serve-bad-log = --log: “{ $value }” is not known. Choose text, json or off.
serve-rehearse-alone = --rehearse is for yourself alone: with it every card can be known. Leave out --listen, or listen on 127.0.0.1.
serve-no-home = No place was found for the tables of this user. Name a file with --data FILE.
serve-port-taken = { $address } is in use already, perhaps by another Recess. Stop that, or choose another port with --listen, such as 127.0.0.1:7800.
serve-port-forbidden = { $address } may not be used by this user. Choose a port from 1024 on with --listen, such as 127.0.0.1:7777.
serve-cannot-listen = Recess cannot listen on { $address }: { $error }. Choose another address with --listen.

serve-store-not-ours = { $path } is not a file of Recess tables. Name another file with --data; it is made if it is not there.
serve-store-newer = { $path } was written by a newer Recess (version { $theirs } of the file, this program knows { $ours }). Use the newer program, or another file with --data.
serve-store-unwritable = { $path } cannot be written: { $error }. Name a file with --data in a directory you may write to.
serve-store-locked = { $path } is in use, most likely by another recess serve. Stop that one, or name another file with --data.
serve-store-full = The disk of { $path } is full. Make room: tables wait until they can be kept, and then go on.
serve-store-trouble = { $path } gives trouble: { $error }.
serve-store-conflict = A table is kept otherwise than it was handed in; is the file used by somebody else?
serve-store-closed = The store is closed.

serve-no-client = Recess is running, but the browser client was not built in.
serve-no-client-how = Build it with “make web” in the directory of the source (this needs Node.js), then build and start Recess again.

cli-serve-about = Serve tables: play in the browser, alone or with others
cli-serve-after =
    Examples:
      recess serve --open                     tables on this machine, in a browser
      recess serve --listen 0.0.0.0:7777      for everybody in your network
      recess serve --data games.db --log json tables in a file of your choice, a log for machines

    RECESS_LISTEN, RECESS_DATA and RECESS_LOG stand for --listen, --data and --log.
    Ctrl-C stops the server. Every move is on the disk before anybody hears of it: games go on when it is back.
cli-serve-listen = Address and port [usually 127.0.0.1:7777, or the next free port]
cli-serve-data = File in which tables are kept [usually tables.db where the user's data is]
cli-serve-log = How the log is written to standard error [usually text]
cli-serve-open = Open a browser
cli-serve-behind-proxy = A proxy in front says who is asking (X-Forwarded-For)
cli-serve-max-tables = Tables open at once [usually 20000]
cli-serve-max-connections = Connections at once [usually 100000]
cli-serve-max-connections-each = Connections to tables at once from one address [usually 64]
cli-serve-max-tables-each = Tables and seats one address may take in a minute [usually 60]
cli-serve-max-messages = Messages a second from one connection [usually 10]
cli-serve-rehearse = Shuffle by this seed, always in the same way: for tests and pictures

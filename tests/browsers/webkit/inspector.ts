// WebKit's inspector, as WEBKIT_INSPECTOR_SERVER offers it to a remote client: a list of inspectable
// targets and messages to and from each, over a socket. (WEBKIT_INSPECTOR_HTTP_SERVER offers the same over
// WebSocket, but accepts no message of more than 128 KB.)

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Message } from './messages.ts';

export interface Inspector {
  send(message: Message): void;
  close(): void;
}

type Listener = (message: Message) => void;

export class InspectorConnection {
  readonly #socket: Socket;
  /** Known targets, as the numbers of the process and of its target, encoded as in messages. */
  readonly #known = new Set<string>();
  readonly #listeners = new Map<string, Listener>();
  readonly #waiting: ((target: Buffer) => void)[] = [];
  #fresh: Buffer[] = [];
  #rest: Buffer = Buffer.alloc(0);

  static async open(port: number): Promise<InspectorConnection> {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    await once(socket, 'connect');
    const connection = new InspectorConnection(socket);
    // With the first answer the other side knows the connection, too.
    await once(socket, 'data');
    return connection;
  }

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data: Buffer) => this.#read(data)).on('error', () => {});
    // The commands that this inspector supports; WebKit answers with its own.
    this.#write('SetupInspectorClient', Buffer.from('\0'));
  }

  /** The inspector of the view opened last: views do not report their number, so it is the new one. */
  async attach(listener: Listener): Promise<Inspector> {
    const target = await new Promise<Buffer>((resolve) => {
      this.#waiting.push(resolve);
      this.#match();
    });
    this.#listeners.set(target.toString('hex'), listener);
    this.#write('Setup', target);
    return {
      send: (message) => {
        const text = Buffer.from(`${JSON.stringify(message)}\0`);
        this.#write('SendMessageToBackend', Buffer.concat([target, text]));
      },
      close: () => {
        this.#listeners.delete(target.toString('hex'));
        this.#write('FrontendDidClose', target);
      },
    };
  }

  #match(): void {
    while (this.#waiting.length && this.#fresh.length) {
      const target = this.#fresh.shift();
      if (target) this.#waiting.shift()?.(target);
    }
  }

  #read(data: Buffer): void {
    this.#rest = this.#rest.length ? Buffer.concat([this.#rest, data]) : data;
    while (this.#rest.length >= 5) {
      const end = 5 + this.#rest.readUInt32BE(0);
      if (this.#rest.length < end) return;
      const body = this.#rest.subarray(5, end);
      this.#rest = this.#rest.subarray(end);
      const nameEnd = body.indexOf(0);
      this.#receive(body.toString('utf8', 0, nameEnd), body.subarray(nameEnd + 1));
    }
  }

  #receive(name: string, parameters: Buffer): void {
    if (name === 'SetTargetList') {
      for (const number of targetNumbers(parameters.subarray(8))) {
        const target = Buffer.concat([parameters.subarray(0, 8), number]);
        const key = target.toString('hex');
        if (!this.#known.has(key)) this.#fresh.push(target);
        this.#known.add(key);
      }
      this.#match();
    } else if (name === 'SendMessageToFrontend') {
      const listener = this.#listeners.get(parameters.toString('hex', 0, 16));
      listener?.(JSON.parse(parameters.toString('utf8', 16, parameters.length - 1)));
    }
  }

  #write(name: string, parameters: Buffer): void {
    const head = Buffer.alloc(5);
    head.writeUInt32BE(name.length + 1 + parameters.length);
    head[4] = 1;
    this.#socket.write(Buffer.concat([head, Buffer.from(`${name}\0`), parameters]));
  }
}

/** The first member of each structure in an array a(tsssb); their ends follow the structures. */
function targetNumbers(array: Buffer): Buffer[] {
  if (!array.length) return [];
  const width = array.length <= 0xff ? 1 : array.length <= 0xffff ? 2 : 4;
  const ends: number[] = [];
  for (let at = array.readUIntLE(array.length - width, width); at < array.length; at += width) {
    ends.push(array.readUIntLE(at, width));
  }
  return ends.map((_, index) => {
    const begin = Math.ceil((ends[index - 1] ?? 0) / 8) * 8;
    return array.subarray(begin, begin + 8);
  });
}

// One page between Playwright and WebKit: commands to its window, and messages of the targets (web
// processes) that show it. There is one target at a time, or two during a process swap.

import type { Inspector, InspectorConnection } from './inspector.ts';
import { type Fields, type Message, Pending, type Send } from './messages.ts';
import { EmulatedState, targetCommand } from './target-commands.ts';
import { TargetEvents } from './target-events.ts';
import type { WindowEvent, WindowProcess } from './window-process.ts';

interface PageOptions {
  id: string;
  context: string;
  windows: WindowProcess;
  send: Send;
  timeZone: string | undefined;
  /** Opened by another page: its window loads nothing until it is resumed. */
  popup: boolean;
}

interface PageParams extends Fields {
  targetId: string;
  message: string;
  accept: boolean;
  promptText?: string;
  width: number;
  height: number;
  enabled: boolean;
  permissions: string[];
}

interface TargetInfo {
  type: string;
  targetId: string;
  isProvisional?: boolean;
  isPaused?: boolean;
}

export class PageProxy {
  readonly context: string;
  readonly state: EmulatedState;
  readonly #id: string;
  readonly #windows: WindowProcess;
  readonly #send: Send;
  readonly #events: TargetEvents;
  /** Playwright's numbers are smaller. */
  readonly #own = new Pending(1_000_000_000);
  #inspector: Inspector | undefined;
  #outer = 0;
  #target = '';
  #held: boolean;
  #dialog = Promise.withResolvers<void>();

  constructor({ id, context, windows, send, timeZone, popup }: PageOptions) {
    this.#held = popup;
    this.#id = id;
    this.context = context;
    this.#windows = windows;
    this.#send = send;
    this.state = new EmulatedState(timeZone);
    this.#events = new TargetEvents(this);
  }

  /** Connects to the view opened last; `known` is called before its first message. */
  async open(inspectors: InspectorConnection, known: () => void): Promise<void> {
    const shown = Promise.withResolvers<void>();
    this.#inspector = await inspectors.attach((message) => {
      if (message.method === 'Target.targetCreated') shown.resolve();
      this.#receive(message);
    });
    known();
    this.#toOuter('Target.setPauseOnStart', { pauseOnStart: true });
    await shown.promise;
  }

  async command(method: string, fields: Fields): Promise<Fields> {
    // Playwright sends the parameters of the method.
    const params = fields as PageParams;
    switch (method) {
      case 'Target.sendMessageToTarget':
        this.#run(params.targetId, JSON.parse(params.message));
        return {};
      case 'Target.resume':
        if (this.#held) {
          this.#held = false;
          return this.window('release');
        }
        this.#toOuter(method, fields);
        return {};
      case 'Target.activate':
      case 'Emulation.setActiveAndFocused':
        return this.window('focus');
      case 'Dialog.handleJavaScriptDialog': {
        this.#dialog = Promise.withResolvers();
        const answer = { accept: params.accept, text: params.promptText };
        await this.window('answerDialog', answer);
        this.#send({ method: 'Dialog.javascriptDialogClosed', params: {} });
        return {};
      }
      case 'Dialog.enable':
      case 'Emulation.setAuthCredentials':
      case 'Emulation.setOrientationOverride':
        return {};
      case 'Emulation.setJavaScriptEnabled':
        return this.window('setScript', { enabled: params.enabled });
      case 'Emulation.grantPermissions':
        await this.#windows.ask('grant', {
          context: this.context,
          permissions: params.permissions,
        });
        return this.window('allowClipboard');
      case 'Emulation.resetPermissions':
        return this.#windows.ask('grant', { context: this.context, permissions: [] });
      case 'Emulation.setDeviceMetricsOverride':
        return this.#resize(params.width, params.height);
      case 'Input.dispatchMouseEvent':
        return this.#input('mouse', fields);
      case 'Input.dispatchWheelEvent':
        return this.#input('wheel', fields);
      case 'Input.dispatchKeyEvent':
        return this.#input('key', fields);
      case 'Input.dispatchTapEvent':
        return this.#tap(fields);
      default:
        throw new Error(`${method} is not possible with a stock WebKitGTK`);
    }
  }

  /** Calls the window of this page. */
  window(method: string, params: Fields = {}): Promise<Fields> {
    return this.#windows.ask(method, { page: this.#id, ...params });
  }

  /** Calls WebKit's inspector of this page. */
  ask(method: string, params: Fields = {}, target = this.#target): Promise<Fields> {
    const { id, answer } = this.#own.next();
    this.#toTarget(target, { id, method, params });
    return answer;
  }

  /** Reports an event within the page to Playwright. */
  emit(target: string, message: Message): void {
    this.#send({
      method: 'Target.dispatchMessageFromTarget',
      params: { targetId: target, message: JSON.stringify(message) },
    });
  }

  navigate(frame: string, url: string): Promise<Fields> {
    return this.#events.navigation(frame, url, () => this.window('navigate', { url }));
  }

  /** Goes back (-1) or forward (1) in the history. */
  async traverse(target: string, delta: number): Promise<Fields> {
    await this.#events.leaveAddress(target).catch(() => {});
    const { possible } = await this.window('traverse', { delta });
    if (!possible) throw new Error('Failed to go');
    return {};
  }

  contextFrame(context: number): string | undefined {
    return this.#events.contextFrame(context);
  }

  shows(target: string): boolean {
    return target === this.#target;
  }

  close(): Promise<Fields> {
    return this.window('closePage');
  }

  closed(): void {
    this.#inspector?.close();
    this.#own.end('the page is closed');
  }

  windowEvent({ event, type, message, text, uri, error }: WindowEvent): void {
    if (event === 'dialog') {
      this.#dialog.resolve();
      const params = { type, message, defaultPrompt: text };
      this.#send({ method: 'Dialog.javascriptDialogOpening', params });
    } else if (event === 'uri') {
      this.#events.addressChanged(this.#target, String(uri)).catch(() => {});
    } else if (event === 'loadFailed') this.#events.loadFailed(String(uri), String(error));
    else if (event === 'readWithoutScript') this.#showContexts().catch(() => {});
    else if (event === 'leaving') this.state.left = this.#leave().catch(() => {});
    else if (event === 'crashed') {
      const params = { targetId: this.#target, crashed: true };
      this.#send({ method: 'Target.targetDestroyed', params });
    }
  }

  /** Forwards a command of Playwright to the target, or answers for it. */
  async #run(target: string, { id = 0, method = '', params = {} }: Message): Promise<void> {
    try {
      const own = targetCommand(this, target, method, params);
      if (own) this.emit(target, { id, result: await own });
      else this.#toTarget(target, { id, method, params });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.emit(target, { id, error: { message } });
    }
  }

  #receive(message: Message): void {
    const { method, params = {} } = message;
    if (method === 'Target.dispatchMessageFromTarget') {
      const target = String(params.targetId);
      const inner: Message = JSON.parse(String(params.message));
      if (inner.id && this.#own.settle(inner.id, inner.result, inner.error?.message)) return;
      for (const event of this.#events.translate(target, inner)) this.emit(target, event);
    } else if (method === 'Target.targetCreated') {
      const info = params.targetInfo as TargetInfo;
      if (info.type !== 'page') this.#toOuter('Target.resume', { targetId: info.targetId });
      else {
        if (!info.isProvisional) this.#target = info.targetId;
        const isPaused = info.isPaused || this.#held;
        this.#send({ method, params: { targetInfo: { ...info, isPaused } } });
      }
    } else if (method === 'Target.didCommitProvisionalTarget') {
      this.#target = String(params.newTargetId);
      this.#send(message);
    } else if (method) this.#send(message);
  }

  /** Lets a navigation begin while no answer to an intercepted request is on its way (target-commands.ts). */
  async #leave(): Promise<void> {
    await this.#handled();
    await this.window('leave');
    await this.#handled();
  }

  /** Waits until the page has handled what was sent to it. */
  async #handled(): Promise<void> {
    await this.ask('Runtime.evaluate', { expression: '0' }).catch(() => {});
  }

  async #resize(width: number, height: number): Promise<Fields> {
    await this.window('resize', { width, height });
    const expression = '[innerWidth, innerHeight].join()';
    for (const end = Date.now() + 2000; Date.now() < end; ) {
      const { result } = await this.ask('Runtime.evaluate', { expression, returnByValue: true });
      if ((result as { value?: string }).value === `${width},${height}`) break;
    }
    return {};
  }

  /** Waits until the page has handled it, unless the page waits for a dialog. */
  async #input(kind: string, event: Fields): Promise<Fields> {
    await this.window(kind, event);
    const moves = kind === 'mouse' && event.type === 'move';
    const handled = moves ? this.#rendered() : this.#handled();
    await Promise.race([handled, this.#dialog.promise]);
    return {};
  }

  /**
   * Waits until a frame is rendered or the document is replaced: until then WebKit holds the next move of
   * the mouse back.
   */
  async #rendered(): Promise<void> {
    const { replaced } = this.#events;
    // Not an animation frame: tests stop the page's clock.
    const expression = `new Promise((resolve) => {
      const observer = new ResizeObserver(() => resolve(observer.disconnect()));
      observer.observe(document.documentElement);
    })`;
    const rendered = this.ask('Runtime.evaluate', { expression }).then(({ result }) => {
      const { objectId } = result as { objectId?: string };
      return this.ask('Runtime.awaitPromise', { promiseObjectId: objectId });
    });
    await Promise.race([rendered, replaced]).catch(() => {});
    await this.#handled();
  }

  /** Not a finger: a mouse that leaves afterwards, so that nothing stays hovered. */
  async #tap({ x, y, modifiers }: Fields): Promise<Fields> {
    const place = { x, y, modifiers, button: 'left', clickCount: 1 };
    await this.#input('mouse', { ...place, type: 'move', button: 'none' });
    await this.#input('mouse', { ...place, type: 'down' });
    return this.#input('mouse', { ...place, type: 'up', buttons: 1 });
  }

  /** Makes the inspector report the worlds of a page again, which had none without script. */
  async #showContexts(): Promise<void> {
    await this.window('enterUtilityWorld');
    await this.ask('Runtime.disable');
    await this.ask('Runtime.enable');
  }

  #toOuter(method: string, params: Fields): void {
    this.#inspector?.send({ id: ++this.#outer, method, params });
  }

  #toTarget(targetId: string, message: Message): void {
    this.#toOuter('Target.sendMessageToTarget', { targetId, message: JSON.stringify(message) });
  }
}

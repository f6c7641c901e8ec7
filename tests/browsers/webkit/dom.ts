// Queries about elements that stock WebKit's inspector does not support: evaluated in the page instead.

import type { Fields } from './messages.ts';
import type { PageProxy } from './page-proxy.ts';

/** An element's box in the window, including the offsets of its frames. */
export async function contentQuads(page: PageProxy, { objectId }: Fields): Promise<Fields> {
  const quads = await call(page, objectId, true, function (this: Node) {
    const element = this instanceof Element ? this : this.parentElement;
    let [left, top] = [0, 0];
    for (
      let view = this.ownerDocument?.defaultView;
      view?.frameElement;
      view = view.parent as never
    ) {
      const frame = view.frameElement.getBoundingClientRect();
      left += frame.left + view.frameElement.clientLeft;
      top += frame.top + view.frameElement.clientTop;
    }
    return [...(element?.getClientRects() ?? [])].map((rect) => {
      const [x, y] = [rect.left + left, rect.top + top];
      const [right, bottom] = [x + rect.width, y + rect.height];
      return [x, y, right, y, right, bottom, x, bottom];
    });
  });
  return { quads: quads.value };
}

export async function scrollIntoView(page: PageProxy, { objectId }: Fields): Promise<Fields> {
  const fault = await call(page, objectId, true, function (this: Node) {
    if (!this.isConnected) return 'Node is detached from document';
    if (!(this instanceof Element) || !this.getClientRects().length) {
      return 'Node does not have a layout object';
    }
    const { left, top, right, bottom } = this.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    if (left < 0 || top < 0 || right > clientWidth || bottom > clientHeight) {
      this.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    }
    return '';
  });
  if (fault.value) throw new Error(String(fault.value));
  return {};
}

export async function describeNode(page: PageProxy, { objectId }: Fields): Promise<Fields> {
  const { injectedScriptId } = JSON.parse(String(objectId));
  const ownerFrameId = page.contextFrame(injectedScriptId);
  // A frame's index in its document is the only identification that both sides know.
  const place = await call(page, objectId, true, function (this: Node) {
    if (!(this instanceof HTMLIFrameElement)) return -1;
    return Array.from({ length: frames.length }, (_, i) => frames[i]).indexOf(
      this.contentWindow as Window,
    );
  });
  const { frameTree } = await page.ask('Page.getResourceTree');
  const owner = find(frameTree as Tree, ownerFrameId);
  return { ownerFrameId, contentFrameId: owner?.childFrames?.[Number(place.value)]?.frame.id };
}

/** Resolves an element in another world, or the element of a frame. */
export async function resolveNode(page: PageProxy, params: Fields): Promise<Fields> {
  const { objectId, executionContextId: contextId } = params;
  if (!objectId) return frameElement(page, params);
  await page.ask('DOM.getDocument');
  const { nodeId } = await page.ask('DOM.requestNode', { objectId });
  await page.ask('DOM.setInspectedNode', { nodeId });
  const asked = { expression: '$0', contextId, includeCommandLineAPI: true };
  const { result } = await page.ask('Runtime.evaluate', asked);
  return { object: result };
}

async function frameElement(page: PageProxy, params: Fields): Promise<Fields> {
  const { frameTree } = await page.ask('Page.getResourceTree');
  const owner = findOwner(frameTree as Tree, params.frameId);
  const place = owner?.childFrames?.findIndex(({ frame }) => frame.id === params.frameId);
  const expression = `[...document.querySelectorAll('iframe, frame')]
    .find((element) => element.contentWindow === frames[${place ?? -1}])`;
  const asked = { expression, contextId: params.executionContextId };
  const { result } = await page.ask('Runtime.evaluate', asked);
  return { object: result };
}

interface Tree {
  frame: { id: string };
  childFrames?: Tree[];
}

function find(tree: Tree, id: string | undefined): Tree | undefined {
  if (tree.frame.id === id) return tree;
  return tree.childFrames?.map((child) => find(child, id)).find(Boolean);
}

function findOwner(tree: Tree, child: unknown): Tree | undefined {
  const frames = tree.childFrames ?? [];
  if (frames.some(({ frame }) => frame.id === child)) return tree;
  return frames.map((frame) => findOwner(frame, child)).find(Boolean);
}

interface RemoteObject {
  value?: unknown;
  objectId?: string;
}

async function call(
  page: PageProxy,
  objectId: unknown,
  returnByValue: boolean,
  body: (this: Node) => unknown,
): Promise<RemoteObject> {
  const functionDeclaration = String(body);
  const asked = { objectId, functionDeclaration, returnByValue };
  const { result, wasThrown } = await page.ask('Runtime.callFunctionOn', asked);
  if (wasThrown) throw new Error(String((result as { description?: string }).description));
  return result as RemoteObject;
}

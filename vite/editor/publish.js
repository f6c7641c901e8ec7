import { showItems } from '/editor/items.js';

/** The button 게시 and its dialog: what has been saved, and what became of it. */
const dialog = document.querySelector('#publish');
const said = document.querySelector('#said');
const list = document.querySelector('#items');
const token = document.querySelector('#token');
const buttons = [...dialog.querySelectorAll('button')];
const [go, undo] = [document.querySelector('#go'), document.querySelector('#undo')];

/** The act of the last button: a new token goes on with it. */
let last = 'publish';

async function ask(act, more) {
  last = act ?? last;
  const words = act ? '하고 있습니다. 잠시만 기다려 주세요.' : '보고 있습니다.';
  show({ text: words, items: [] });
  for (const button of buttons) button.disabled = true;
  try {
    const body = act && JSON.stringify({ act, ...more });
    const answer = await fetch('/editor/publish', { method: act ? 'POST' : 'GET', body });
    show(await answer.json());
  } catch {
    show({
      text: '편집기의 프로그램이 꺼져 있습니다. 터미널에서 npm run edit을 다시 해 주세요.',
      items: [],
    });
  }
  for (const button of buttons) button.disabled = false;
}

function show({ text, items, needsToken = false }) {
  said.textContent = text;
  showItems(list, items);
  token.hidden = !needsToken;
}

document.querySelector('#open').addEventListener('click', () => {
  dialog.showModal();
  void ask();
});
go.addEventListener('click', () => void ask('publish'));
undo.addEventListener('click', () => void ask('undo'));
document.querySelector('#close').addEventListener('click', () => dialog.close());
token.addEventListener('submit', (event) => {
  event.preventDefault();
  const field = token.elements.namedItem('token');
  void ask(last, { token: field.value.trim() });
  field.value = '';
});

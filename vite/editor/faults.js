/** The faults of the saved content, in the place of the page that cannot be shown or published with them. */
import { showItems } from '/editor/items.js';

const panel = document.querySelector('#faults');
const list = panel.querySelector('ul');

new EventSource('/editor/faults').addEventListener('message', ({ data }) => {
  const items = JSON.parse(data);
  panel.hidden = items.length === 0;
  showItems(list, items);
});

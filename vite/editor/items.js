const { singletons, collections } = await (await fetch('/editor/config.json')).json();
const cms = document.querySelector('#cms');

/** Shows items in a list. The name of a file opens its form. */
export function showItems(list, items) {
  list.replaceChildren(...items.map(lineOf));
}

function lineOf({ term, text }) {
  const line = document.createElement('li');
  const address = addressOf(term);
  const name = document.createElement(address ? 'button' : 'strong');
  name.textContent = term;
  if (address) {
    name.type = 'button';
    name.className = 'place';
    name.addEventListener('click', () => {
      name.closest('dialog')?.close();
      cms.contentWindow.location.hash = address;
    });
  }
  line.append(name, ' ', text);
  return line;
}

/** Address of the form of the file that a text names; null if it names none. */
function addressOf(text) {
  const [file] = /content\/[^\s,)]+/.exec(text) ?? [];
  const single = singletons.find((one) => one.file === file);
  if (single) return `/collections/_singletons/entries/${single.name}`;
  const collection = collections.find(({ folder }) => file?.startsWith(`${folder}/`));
  if (!collection) return null;
  const entry = file.slice(collection.folder.length + 1).replace(/\.\w+$/, '');
  return `/collections/${collection.name}/entries/${entry}`;
}

/** Replacements for the editor's terms of repositories and collections, because a manager has a folder with files. */
const ownWords: [theirs: string, ours: string][] = [
  ['에셋', '파일'],
  ['엔트리', '문서'],
  ['슬러그', '주소'],
  ['컬렉션', '묶음'],
  ['저장소', '사이트 폴더'],
];

const choose = 'content 폴더가 들어 있는 사이트 폴더를 고르세요.';

/** Texts that the editor's Korean lacks or words for repositories. Texts in `{{ }}` are MessageFormat. */
const ownTexts = {
  work_with_local_repo: '사이트 폴더 열기',
  work_with_local_repo_description: choose,
  working_with_local_repo: '사이트 폴더에서 작업 중',
  sign_in_error: {
    not_project_root: `고르신 폴더에 content 폴더가 없습니다. ${choose}`,
    picker_dismissed: `폴더를 고르지 않으셨습니다. 다시 눌러, ${choose}`,
  },
  show_errors: '어디인지 보기',
  replace_file: '파일 바꾸기',
  replace_image: '사진 바꾸기',
  remove_file: '파일 빼기',
  remove_image: '사진 빼기',
  file_unavailable: '파일이 없습니다',
  file_unavailable_description: '파일을 열지 못했습니다. 옮겼거나 지운 파일일 수 있습니다.',
  list_item_options: '이 줄로 할 일',
  new_folder: '새 폴더',
  new_folder_name: '폴더 이름',
  new_folder_create: '만들기',
  new_folder_description: '“{$folder}” 안에 새 폴더를 만듭니다.',
  entry_sidebar: {
    slug: {
      title: '주소',
      generated_on_save: '주소는 저장할 때 정해집니다.',
      unavailable: '이 문서에는 주소가 없습니다.',
    },
  },
  assets_dialog: { folder: { global: '사진과 그림' } },
  edit_slug_error: { empty: '주소가 비어 있습니다. 주소의 끝부분을 적어 주세요.' },
  save_conflict: {
    title: '그사이 바뀐 문서입니다',
    modified: '여신 뒤에 이 파일이 바뀌었습니다.',
    deleted: '여신 뒤에 이 파일이 지워졌습니다.',
    overwrite_warning: '지금 저장하시면 그사이에 바뀐 내용이 사라집니다.',
    recreate_warning: '지금 저장하시면 파일을 다시 만듭니다.',
    save_anyway: '그래도 저장',
  },
  remote_change: {
    reload_entry: '다시 읽기',
    confirm_reloading_entry: '문서를 다시 읽을까요? 저장하지 않은 내용은 사라집니다.',
  },
};

type Texts = { [key: string]: string | Texts };

/** Returns the editor's Korean texts in the words of this site's manual (docs/editing.md). */
export function inOwnWords(theirs: Texts): Texts {
  return merged(replaced(theirs), ownTexts);
}

const replaced = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? ownWords.reduce((said, [from, to]) => said.replaceAll(from, to), text)
        : replaced(text),
    ]),
  );

function merged(texts: Texts, own: Texts): Texts {
  const all = { ...texts };
  for (const [key, text] of Object.entries(own)) {
    const theirs = all[key];
    all[key] = typeof text === 'object' && typeof theirs === 'object' ? merged(theirs, text) : text;
  }
  return all;
}

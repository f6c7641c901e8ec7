import { files } from '#app/firm/data/files/collections.ts';
import { readSingle } from '#app/firm/data/files/read-content.ts';
import { accentOf, leastContrast } from '#app/firm/schema/color/accent.ts';
import { contrast } from '#app/firm/schema/color/oklch.ts';
import { darkLogo } from '#app/firm/view/logo.ts';
import { logoFile } from './logo-faults.ts';

/** Describes in Korean how the site uses the firm's colour and logo. These notes are not faults. */
export function lookNotes(root: string): string[] {
  const { color, logo } = readSingle(root, files.firm).value?.data ?? {};
  return [...(color ? [colorNote(color)] : []), ...(logo ? logoNotes(root, logo) : [])];
}

function colorNote(color: string): string {
  const { light, dark, on } = accentOf(color);
  const letters = on === '#ffffff' ? '흰색' : '검은색';
  const least = Math.min(contrast(on, light), contrast(on, dark));
  const changed = [
    light === color ? '' : ' 밝은 화면에는 너무 밝아 어둡게 했습니다.',
    dark === color ? '' : ' 어두운 화면에는 너무 어두워 밝게 했습니다.',
  ].join('');
  return `색 ${color}: 밝은 화면 ${light}(${ratio(leastContrast(light, 'light'))}), 어두운 화면 ${dark}(${ratio(leastContrast(dark, 'dark'))}), 버튼의 글자 ${letters}(${ratio(least)}).${changed}`;
}

/** Rounded down: 2.99 is not enough. */
function ratio(value: number): string {
  return `${(Math.floor(value * 10) / 10).toFixed(1)}:1`;
}

function logoNotes(root: string, logo: string): string[] {
  const dark = darkLogo(logo);
  if (logoFile(root, dark)) return [];
  return [
    `로고 ${logo}: 어두운 화면에서는 흰 바탕 위에 나옵니다. 어두운 화면에 쓸 로고가 있으면 content${dark}에 둡니다.`,
  ];
}

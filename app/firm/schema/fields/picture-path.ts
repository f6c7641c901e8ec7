/**
 * The path of a picture as pictures are found by it: systems differ in whether `Kim.JPG` is `kim.jpg`, in how they
 * store Hangul, and editors write a space as %20.
 */
export function picturePath(written: string): string {
  return unescaped(written).normalize('NFC').toLowerCase();
}

function unescaped(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

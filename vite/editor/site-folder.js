/**
 * The editor wants the folder of a Git repository, and looks for .git in what was chosen. A site that was downloaded
 * as a ZIP has none: the folder with content/ in it is taken instead.
 */
export function takeSiteFolder() {
  const folders = FileSystemDirectoryHandle.prototype;
  const own = folders.getDirectoryHandle;
  folders.getDirectoryHandle = function (name, options) {
    return own.call(this, name === '.git' ? 'content' : name, options);
  };
}

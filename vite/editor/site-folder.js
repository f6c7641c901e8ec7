/**
 * The editor expects the folder of a Git repository and looks for .git in the chosen folder. A site that was downloaded
 * as a ZIP file has none, so this looks for content/ instead.
 */
export function takeSiteFolder() {
  const folders = FileSystemDirectoryHandle.prototype;
  const own = folders.getDirectoryHandle;
  folders.getDirectoryHandle = function (name, options) {
    return own.call(this, name === '.git' ? 'content' : name, options);
  };
}

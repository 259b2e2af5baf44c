// Files that may have the page of an address, as `pageFilesAt` of platform/compose/pageFiles.ts has them. By the requested address:
// an escaped slash is no slash in it.
function own(request) {
  const path = request.variables.request_uri.replace(/[?].*$/, '').replace(/\/+$/, '');
  return /\/[./]/.test(path) ? '/..' : path.toLowerCase();
}

// The file that pages of any name have in common.
const any = (request) => own(request).replace(/[^/]*$/, '@');

export default { own, any };

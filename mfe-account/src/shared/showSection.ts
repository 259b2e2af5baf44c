/** Scrolls to a section of the page and focuses its heading, from which the keyboard and a screen reader go on. */
export function showSection(id: string): void {
  const section = document.getElementById(id);
  const heading = section?.querySelector('h2');
  if (!section || !heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  section.scrollIntoView();
}

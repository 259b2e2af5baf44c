/**
 * Replaces the data that an element of the page holds as JSON, before anything reads them. It becomes another element: the text of a
 * script would need a trusted type, though this one is data.
 */
export function replaceData(id: string, data: unknown): void {
  const element = document.createElement('data');
  element.id = id;
  element.hidden = true;
  element.textContent = JSON.stringify(data);
  document.getElementById(id)?.replaceWith(element);
}

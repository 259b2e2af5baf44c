/** Remembers the last pressed button. Links need nothing: they work without scripts. */
export function rememberPress(): void {
  const handleClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (button) window.__tesseraPressed = button;
  };
  document.addEventListener('click', handleClick, true);
}

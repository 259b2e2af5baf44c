import { useEffect, useState } from 'react';
import { BottomBar, MobileDrawer } from './shellParts';

/** The bottom bar of phones with the menu that it opens; the rest of the page is inert meanwhile. */
export function BottomFrame() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const others = [document.querySelector('header'), document.getElementById('content')?.parentElement];
    for (const element of others) element?.toggleAttribute('inert', isOpen);
  }, [isOpen]);
  return (
    <>
      <BottomBar isMenuOpen={isOpen} isInert={isOpen} onMenuOpen={() => setIsOpen(true)} />
      {isOpen && <MobileDrawer onClose={() => setIsOpen(false)} />}
    </>
  );
}

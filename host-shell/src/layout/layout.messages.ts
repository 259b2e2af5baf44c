/** Texts of the frame around every page. */
export const messages = {
  skipToContent: 'Skip to content',
  logIn: 'Log in',
  register: 'Register',
  logOut: 'Logout',
  homeLink: (brand: string) => `${brand} home`,
  expandSidebar: 'Expand sidebar',
  collapseSidebar: 'Collapse sidebar',
  mainMenu: 'Main',
  account: 'Account',
  accountMenu: 'Account menu',
  userMenu: (username: string) => `${username}, account`,
  menu: 'Menu',
  closeMenu: 'Close menu',
  sections: 'Sections',
  walletUnavailable: 'Wallet unavailable',
  noticesUnavailable: 'Load the notices again',
  retry: 'Retry',
} as const;

/** Texts of the footer (spec §2 Footer). */
export const footerMessages = {
  label: 'Footer',
  summary: 'A decentralized casino on a blockchain. Crypto payments only, provably fair games.',
  aboutUs: 'About Us',
  support: 'Support',
  product: 'Product',
  socialLink: (network: string, brand: string) => `${brand} on ${network}`,
  adultsOnly: (age: number) => `${age}+`,
  help: 'Play for fun, never to earn. Help is free at',
  contactUs: 'Contact Us',
  backToTop: 'Back to top',
} as const;

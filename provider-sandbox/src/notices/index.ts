export { endHold, listHeldPlayers, noteHold } from './holds';
export { addNotice } from './notices';
export { registerNoticeRoutes } from './routes';
export { wantsMail } from './wantsMail';

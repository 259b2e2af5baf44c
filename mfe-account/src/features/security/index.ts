export { SecurityCard } from './SecurityCard';
export { Block, Row, Words } from './SecurityCard.styles';

import { catalogue } from '../games/catalogue';

const uuidOf = (name: string): string => catalogue.find((game) => game.name === name)?.uuid ?? '';

export const diceUuid = uuidOf('Dice');
export const kenoUuid = uuidOf('Keno');

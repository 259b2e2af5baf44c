/// <reference path="./assets.d.ts" />
export { default as authDieArt } from './auth-die.svg';
export { default as promoReferralArt } from './promo-referral.svg';
export { default as promoRewardsArt } from './promo-rewards.svg';
export { default as promoStakingArt } from './promo-staking.svg';
export { default as stageArt } from './stage.svg';

export { LimitsCard } from './lazyLimitsCard';

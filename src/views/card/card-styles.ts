import tokens from '../theme/tokens.css?inline';
import card from './card.css?inline';
import frame from './frame.css?inline';
import host from './host.css?inline';
import stages from './stages.css?inline';

/** How a card on a page looks. The background sends it along: pages on which no card opens need not carry it. */
export const cardStyles = frame + tokens + stages + card + host;

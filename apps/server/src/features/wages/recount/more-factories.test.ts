import { paysFactories } from './pays-factories.ts';

paysFactories(21, 50);

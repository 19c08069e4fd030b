import { paysFactories } from './pays-factories.ts';

paysFactories(1, 20);

export { handBackDie, takeDie, undoDie } from './use-die.ts';

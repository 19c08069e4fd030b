import { lineProblem } from './line-problem.ts';
import { problemType } from './problem-type.ts';
import { voice } from './voice.ts';

export const lineRecords = [problemType, lineProblem, voice] as const;

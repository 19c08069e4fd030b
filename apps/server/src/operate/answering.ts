import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import { OperationRefused } from './operation-refused.ts';

/** Says a refusal of the product as a command says why it did nothing. */
export async function answering<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError) throw new OperationRefused(refusalText(error, 'en'));
    throw error;
  }
}

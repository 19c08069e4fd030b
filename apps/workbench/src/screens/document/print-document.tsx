import type { Client } from '@garment-mes/sdk';
import { toast } from '@garment-mes/ui';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { failureText } from '#app/api.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import { printPaper } from '#screens/print/paper.tsx';
import { rowId } from '#screens/record/use-record-editing.ts';
import type { DocumentOf } from './document-definition.ts';

type Read = (client: Client, request: object) => Promise<unknown>;

/** Reads the documents of these rows and prints the paper of each; draws nothing. */
export const printDocument = <Row extends object>({
  read,
  whole,
  paper,
}: DocumentOf<Row>): ComponentType<OpenedProps<Row>> =>
  function Printed({ rows, close }) {
    const workbench = useWorkbench();
    const print = useEffectEvent(async () => {
      try {
        const answers = await Promise.all(
          rows.map((row) =>
            (read as unknown as Read)(workbench.client, { query: { id: rowId(row) } }),
          ),
        );
        if (paper) await printPaper(paper, answers.map(whole), workbench);
      } catch (error) {
        toast.error(failureText(error));
      }
      close();
    });
    useEffect(() => void print(), []);
    return null;
  };

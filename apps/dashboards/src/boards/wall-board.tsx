import type { Client } from '@garment-mes/sdk';
import type { PastShift } from '@garment-mes/sdk/mes2';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { BoardProps } from '../board-route.ts';
import { BoardFrame } from '../frame/board-frame.tsx';
import { useLanguage, useText } from '../frame/language.tsx';
import { useBoard } from '../frame/use-board.ts';
import { type Place, Widget } from '../frame/widget.tsx';
import type { TextKey } from '../texts.ts';

/** What every board answers beside its figures. */
interface WallAnswer {
  readonly asOf: string;
  readonly workDate: string;
  readonly factoryName: string | null;
  readonly lastShift: PastShift | null;
  /** Figures that a person typed, each with its reason. */
  readonly overrides: readonly string[];
  readonly overrideReasons: readonly string[];
}

interface WallBoardProps<Answer extends WallAnswer> extends BoardProps {
  readonly route: string;
  readonly topics: readonly string[];
  readonly load: (
    client: Client,
    query: { readonly factoryId?: string },
    options: { readonly signal: AbortSignal },
  ) => Promise<Answer>;
  /** Where each widget stands, by the name of its title. */
  readonly places: Readonly<Partial<Record<TextKey, Place>>>;
  /** What a figure that can be typed is called. */
  readonly typed: Readonly<Record<string, TextKey>>;
  /** Whether there is anything to show today: a day without it is passed over by the carousel. */
  readonly hasWork: (answer: Answer) => boolean;
  /** Called with each new answer. */
  readonly arrived?: (answer: Answer) => void;
  readonly children: (answer: Answer) => ReactNode;
}

/** A board on the wall: its answer, whose figures these are, and its widgets before the first ones are there. */
export function WallBoard<Answer extends WallAnswer>({
  factoryId,
  loaded,
  route,
  topics,
  load,
  places,
  typed,
  hasWork,
  arrived,
  children,
}: WallBoardProps<Answer>) {
  const write = useText();
  const language = useLanguage();
  const board = useBoard<Answer>({
    topics,
    load: (client, signal) =>
      load(client, factoryId === undefined ? {} : { factoryId }, { signal }),
  });
  const { data } = board;
  const came = useEffectEvent((answer: Answer) => {
    arrived?.(answer);
    loaded(hasWork(answer));
  });
  useEffect(() => {
    if (data) came(data);
  }, [data]);
  return (
    <BoardFrame
      route={route}
      board={board}
      scope={data && scopeOf(data, write)}
      remarks={(data?.overrides ?? []).map((field, at) =>
        [
          write('typedByHand', { figure: write(typed[field] ?? 'noData') }),
          data?.overrideReasons[at],
        ]
          .filter(Boolean)
          .join(language === 'en' ? ': ' : '：'),
      )}
      skeleton={Object.entries(places).map(([name, at]) => (
        <Widget key={name} title={write(name as TextKey)} at={at}>
          {null}
        </Widget>
      ))}
    >
      {data ? children(data) : null}
    </BoardFrame>
  );
}

/** Whose figures these are, and of which shift where nobody works now. */
function scopeOf(
  { factoryName, lastShift }: WallAnswer,
  write: ReturnType<typeof useText>,
): string | undefined {
  const shift =
    lastShift &&
    write('lastShift', {
      from: lastShift.fromDate.slice(5, 16),
      to: lastShift.toDate.slice(11, 16),
    });
  return [factoryName, shift].filter(Boolean).join(' · ') || undefined;
}

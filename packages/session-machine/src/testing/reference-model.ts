/** What a call for a token comes to. */
export type Outcome = 'token' | 'error' | 'wait';

type RefreshFault = 'network' | 'unavailable' | 'silence';

/**
 * The token rules of the specification once more, as plain arithmetic: no machines, no promises, no
 * store. Random walks compare the running session with it.
 */
export class TokenModel {
  wall = 0;
  mono = 0;
  signedIn = true;
  waiting = 0;
  faults: RefreshFault[] = [];
  familyAlive = true;
  private readonly life: number;
  private lifetime: number | undefined;
  private access: { endsWall: number; endsMono: number | undefined } | undefined;
  private refused = false;
  private coolUntil = Number.NEGATIVE_INFINITY;
  private answerBy: number | undefined;

  constructor(lifeMs: number) {
    this.life = lifeMs;
    this.access = { endsWall: lifeMs, endsMono: undefined };
  }

  get refreshing(): boolean {
    return this.answerBy !== undefined;
  }

  /** Milliseconds until the refresh that is running is given up; without one, forever. */
  get answerIn(): number {
    return (this.answerBy ?? Number.POSITIVE_INFINITY) - this.mono;
  }

  private get alive(): boolean {
    return this.remaining > 0;
  }

  private get remaining(): number {
    const { access, mono, wall } = this;
    return access ? Math.min(access.endsWall - wall, (access.endsMono ?? mono) - mono) : 0;
  }

  /** The page looks at the stored token, perhaps for the first time. */
  look(isFirst = false): void {
    if (!this.access || this.access.endsMono !== undefined) return;
    const left = this.access.endsWall - this.wall;
    this.access.endsMono = this.mono + left;
    if (!isFirst) this.lifetime ??= left;
  }

  call(): Outcome {
    if (!this.signedIn) return 'error';
    if (this.refreshing) {
      this.waiting++;
      return 'wait';
    }
    this.look();
    const margin = Math.min(30_000, (this.lifetime ?? 60_000) / 2);
    if (this.alive && this.remaining >= margin) return 'token';
    if (this.refused) return this.alive ? 'token' : this.lose();
    if (this.mono < this.coolUntil) return this.alive ? 'token' : 'error';
    return this.refresh();
  }

  private refresh(): Outcome {
    let fault = this.faults.shift();
    if (fault === 'network') fault = this.faults.shift();
    if (fault === 'silence') {
      this.answerBy = this.mono + 15_000;
      this.waiting++;
      return 'wait';
    }
    if (fault) return this.fail();
    if (!this.familyAlive) {
      this.refused = true;
      return this.alive ? 'token' : this.lose();
    }
    this.lifetime = this.life;
    this.access = { endsWall: this.wall + this.life, endsMono: this.mono + this.life };
    return 'token';
  }

  private fail(): Outcome {
    this.coolUntil = this.mono + 5_000;
    return this.alive ? 'token' : 'error';
  }

  private lose(): Outcome {
    this.signedIn = false;
    this.waiting = 0;
    return 'error';
  }

  /** @returns what those who waited got, if the wait ended */
  advance(ms: number): Outcome | undefined {
    const until = this.mono + ms;
    let outcome: Outcome | undefined;
    if (this.answerBy !== undefined && this.answerBy <= until) {
      this.move(this.answerBy - this.mono);
      this.answerBy = undefined;
      outcome = this.fail();
      this.waiting = 0;
    }
    this.move(until - this.mono);
    return outcome;
  }

  private move(ms: number): void {
    this.wall += ms;
    this.mono += ms;
  }

  reject(): void {
    this.access = undefined;
  }

  /** Another tab renewed and stored. */
  renewedElsewhere(): void {
    if (!this.familyAlive) return;
    this.refused = false;
    this.access = { endsWall: this.wall + this.life, endsMono: undefined };
  }

  online(): void {
    this.coolUntil = Number.NEGATIVE_INFINITY;
  }

  signOut(): void {
    this.signedIn = false;
    this.answerBy = undefined;
    this.waiting = 0;
  }
}

/** The rules of the channel, second by second. */
export class ChannelModel {
  state: 'connecting' | 'open' | 'waiting' | 'offline' = 'connecting';
  sockets = 1;
  sent = 0;
  online = true;
  private at = 0;
  private since = 0;
  private beatAt = 0;
  private awaiting = false;

  tick(): void {
    this.at++;
    if (this.state === 'connecting' && this.at - this.since === 10) this.enter('waiting');
    else if (this.state === 'waiting' && this.at - this.since === 5) this.connect();
    else if (this.state === 'open' && this.at === this.beatAt) this.beat();
  }

  private enter(state: ChannelModel['state']): void {
    this.state = state;
    this.since = this.at;
  }

  private connect(): void {
    this.enter(this.online ? 'connecting' : 'offline');
    if (this.online) this.sockets++;
  }

  private beat(): void {
    if (this.awaiting) this.enter('waiting');
    else {
      this.sent++;
      this.awaiting = true;
      this.beatAt += 25;
    }
  }

  opened(): void {
    if (this.state !== 'connecting') return;
    this.enter('open');
    this.beatAt = this.at + 25;
    this.awaiting = false;
  }

  received(): void {
    this.awaiting = false;
  }

  closed(): void {
    if (this.state === 'connecting' || this.state === 'open') this.enter('waiting');
  }

  network(online: boolean): void {
    this.online = online;
    if (online && this.state === 'offline') this.connect();
  }
}

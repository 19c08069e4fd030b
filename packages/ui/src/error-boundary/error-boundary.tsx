import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from '../error-state/error-state.tsx';
import { errorText } from '../error-text.ts';

/** What `<ErrorBoundary>` takes. */
export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Another value gives the children another chance. */
  resetKey?: unknown;
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
  /** Draws the failure; the kit's own picture with 重试 when left out. */
  fallback?: ((error: unknown, retry: () => void) => ReactNode) | undefined;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | undefined;
  readonly resetKey: unknown;
}

/** Keeps a part that breaks from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey
      ? null
      : { failure: undefined, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  readonly retry = (): void => this.setState({ failure: undefined });

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return (
      this.props.fallback?.(failure.error, this.retry) ?? (
        <ErrorState onRetry={this.retry}>{errorText(failure.error, '')}</ErrorState>
      )
    );
  }
}

import { Component, createContext, useContext, useEffect, type ReactNode } from 'react';
import { CodeError } from '../lib/load-code';

interface Failure {
  /** The code did not arrive: trying again can help. */
  isCode: boolean;
  retry: () => void;
}

const FailureContext = createContext<Failure>({ isCode: false, retry: () => undefined });

/** What failed, for the fallback of an `ErrorBoundary`. Missing code is tried again when the line is back. */
export function useFailure(): Failure {
  const failure = useContext(FailureContext);
  const { isCode, retry } = failure;
  useEffect(() => {
    if (!isCode) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isCode, retry]);
  return failure;
}

export interface ErrorBoundaryProps {
  fallback: ReactNode;
  /** Another value, such as another address, tries again. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  error?: unknown;
}

/** Shows an error page when rendering fails, instead of an empty page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    if (this.state.failed && resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = (): void => {
    if (this.state.error instanceof CodeError) this.state.error.forget();
    this.setState({ failed: false, error: undefined });
  };

  override render() {
    const { failed, error } = this.state;
    if (!failed) return this.props.children;
    const failure = { isCode: error instanceof CodeError, retry: this.retry };
    return <FailureContext value={failure}>{this.props.fallback}</FailureContext>;
  }
}

import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** the next one is shown again after an error */
  of: unknown
  fallback: ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  of: unknown
  isBroken: boolean
}

/**
 * Shows the fallback when a part fails while it renders, and reports the error (A12). Without it React would remove the
 * whole page.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { of: this.props.of, isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  static getDerivedStateFromProps = ({ of }: ErrorBoundaryProps, state: ErrorBoundaryState) =>
    of === state.of ? null : { of, isBroken: false }
  override componentDidCatch(error: unknown) {
    reportError(error)
  }
  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}

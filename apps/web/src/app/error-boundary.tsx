import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** the next one is shown again after an error */
  of: object
  fallback: ReactNode
  children: ReactNode
}

/**
 * Shows the fallback when a part fails while it renders, and reports the error (A12). Without it React would remove the
 * whole page.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken?: object }> {
  override state: { broken?: object } = {}
  override componentDidCatch(error: unknown) {
    this.setState({ broken: this.props.of })
    reportError(error)
  }
  override render() {
    return this.state.broken === this.props.of ? this.props.fallback : this.props.children
  }
}

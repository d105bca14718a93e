import { Drawing } from '../../components/drawing';

/** SVG path for each built-in service; others get the star. */
const DRAWINGS: Record<string, string> = {
  'legal-translation':
    'M6 8h18M15 4v4M9 8c1 8 6 12 12 14M21 8c-1 8-6 12-12 14M22 36l8-18 8 18M25 30h10',
  'legal-documents': 'M10 4h15l7 7v29H10zM25 4v7h7M15 18h12M15 24h12M15 30h7',
  'arbitration-mediation':
    'M22 5v33M13 38h18M8 11h28M8 11 3 25h10zM36 11l-5 14h10zM3 25c0 6 10 6 10 0M31 25c0 6 10 6 10 0',
  'legal-content': 'M6 36l4-12L30 4l8 8-20 20zM25 9l8 8M6 36l8-4',
  'legal-audit':
    'M8 6h20v14M8 6v32h14M13 13h10M13 20h8M30 24a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM35 36l5 5',
  'legal-consultation': 'M6 8h24v17H17l-7 6v-6H6zM34 15h5v17h-4v5l-6-5H18M12 14h12M12 19h8',
  'nursery-legal-package': 'M6 20 22 6l16 14M10 17v21h24V17M18 38V26h8v12M22 14v.5',
  'legal-training': 'M22 8 3 17l19 9 19-9zM10 21v10c3 4 7 6 12 6s9-2 12-6V21M41 17v12',
  'comprehensive-business-support': 'M5 14h34v23H5zM16 14V8h12v6M5 24h34M20 22v5h4v-5',
  'elite-legal-package-students':
    'M22 5l4.5 9 10 1.5-7 7 1.5 10L22 28l-9 4.5 1.5-10-7-7 10-1.5zM14 34l-2 7M30 34l2 7',
  'academic-leadership-support':
    'M6 38h32M9 38V20M17 38V20M27 38V20M35 38V20M5 20h34L22 7zM22 14v.5',
};
export function ServiceIcon({ slug, size }: { slug: string; size?: number }) {
  return <Drawing path={DRAWINGS[slug]} size={size} />;
}

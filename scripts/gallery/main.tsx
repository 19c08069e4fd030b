import { showGallery } from '../../packages/ui/src/testing/page/gallery.tsx';
import './gallery.css';

const root = document.getElementById('root');
if (root !== null) await showGallery(root);

// TinyMCE puts itself on the window, where its parts look for it: the order of these lines matters.
import tinymce from 'tinymce';
import 'tinymce/models/dom';
import 'tinymce/icons/default';
import 'tinymce/plugins/lists';
import 'tinymce/plugins/table';
import 'tinymce/plugins/autolink';
import { editorFr } from '../editor.fr.ts';

// No file to fetch for our language: without a theme almost nothing of its own is read.
tinymce.addI18n('fr_FR', { 'Rich Text Area': editorFr.write.modes.rich });

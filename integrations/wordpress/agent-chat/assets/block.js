// The block of the editor; the page itself is drawn by PHP.
(({ blocks, element, blockEditor, components }, words) => {
  blocks.registerBlockType('agent-chat/inline', {
    apiVersion: 2,
    title: words.title,
    description: words.description,
    category: 'widgets',
    icon: 'format-chat',
    supports: { multiple: false },
    attributes: { height: { type: 'number', default: 560 } },
    edit: ({ attributes, setAttributes }) =>
      element.createElement(
        'div',
        blockEditor.useBlockProps(),
        element.createElement(components.Placeholder, {
          icon: 'format-chat',
          label: words.title,
          instructions: words.note,
        }),
        element.createElement(
          blockEditor.InspectorControls,
          null,
          element.createElement(
            components.PanelBody,
            null,
            element.createElement(components.RangeControl, {
              label: words.height,
              value: attributes.height,
              min: 240,
              max: 2000,
              onChange: (height) => setAttributes({ height }),
            }),
          ),
        ),
      ),
    save: () => null,
  });
})(window.wp, window.agentChatBlock);
